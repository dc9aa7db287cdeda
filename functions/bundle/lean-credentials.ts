/**
 * Stands in for `@aws-sdk/credential-provider-node`. A Lambda finds its credentials in its environment, always; the
 * SDK's own search through profiles, single sign-on and instance metadata is a third of a bundle and 12 ms of every
 * cold start.
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) throw new Error('There are no AWS credentials in the environment')
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  }
}
