/**
 * Replaces `@aws-sdk/endpoint-cache`, which only `AWS_ENABLE_ENDPOINT_DISCOVERY` would use, and saves 8 KB (decision
 * 017).
 */
export class EndpointCache {}
