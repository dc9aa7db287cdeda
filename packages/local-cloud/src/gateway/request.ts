/** A request as the gateway receives it from the CDN. */
export interface GatewayRequest {
  method: string
  /** Path as it was sent, still percent-encoded, without the query. */
  path: string
  /** Without the question mark. */
  query: string
  /** Lower-case names; one entry per header line. */
  headers: [name: string, value: string][]
  body: Buffer
  sourceIp: string
}

export interface GatewayResponse {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
}
