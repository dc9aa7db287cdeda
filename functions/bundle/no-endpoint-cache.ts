/**
 * Replaces `@aws-sdk/endpoint-cache`, which only `AWS_ENABLE_ENDPOINT_DISCOVERY` would use: 8 KB of every function that
 * reads the table (decision 017).
 */
export class EndpointCache {}
