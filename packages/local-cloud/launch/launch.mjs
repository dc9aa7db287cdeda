// Plain syntax, so that an old Node can parse this file and print the message.
var major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  // biome-ignore lint/style/useTemplate: see above
  console.error('Porchlight needs Node 20 or newer; this is ' + process.version + '. See https://nodejs.org.')
  process.exit(1)
}
if (process.platform === 'win32') {
  console.error('On Windows, run Porchlight in WSL: https://learn.microsoft.com/windows/wsl/install')
  process.exit(1)
}
import('./run-task.mjs').then((launcher) => launcher.runTask(process.argv[2], process.argv.slice(3)))
