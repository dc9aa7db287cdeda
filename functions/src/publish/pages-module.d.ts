/** The server entry of the web app as it was built; the bundler puts web/dist-server/entry-server.js here. */
declare module 'porchlight:pages' {
  export const renderer: import('@porchlight/contract/page-content').PageRenderer
}
