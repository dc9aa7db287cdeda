/**
 * Stands in for `@aws-sdk/endpoint-cache`, which `AWS_ENABLE_ENDPOINT_DISCOVERY` alone would use: 8 KB of every
 * function that reads the table (decision 017).
 */
export class EndpointCache {}
