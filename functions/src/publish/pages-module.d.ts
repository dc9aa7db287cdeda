/** The bundler resolves it to web/dist-server/entry-server.js. */
declare module 'porchlight:pages' {
  export const renderer: import('@porchlight/contract/page-content').PageRenderer
}
