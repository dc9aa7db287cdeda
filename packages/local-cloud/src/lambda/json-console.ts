import { format } from 'node:util'

const levels = { trace: 'TRACE', debug: 'DEBUG', log: 'INFO', info: 'INFO', warn: 'WARN', error: 'ERROR' } as const

/** Writes one line per call, like Lambda's `LogFormat` JSON. An object logged alone stays an object. */
export function writeJson(requestId: () => string | undefined): void {
  for (const name of ['trace', 'debug', 'log', 'info', 'warn', 'error'] as const) {
    console[name] = (...logged: unknown[]) => {
      const [message] = logged.length === 1 ? logged : [format(...logged)]
      const error = logged.length > 1 && logged.find((part) => part instanceof Error)
      const line = {
        timestamp: new Date().toISOString(),
        level: levels[name],
        requestId: requestId(),
        message: message instanceof Error ? described(message) : message,
        ...(error && described(error)),
      }
      process.stdout.write(`${JSON.stringify(line)}\n`)
    }
  }
}

const described = ({ name, message, stack }: Error) => ({
  errorType: name,
  errorMessage: message,
  stackTrace: stack?.split('\n'),
})
