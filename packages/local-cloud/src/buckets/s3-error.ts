import type { HttpResponse } from '../machine/http.ts'
import { element, xmlResponse } from './xml.ts'

const statuses = {
  AccessDenied: 403,
  AccessForbidden: 403,
  EntityTooLarge: 400,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidRequest: 400,
  InvalidURI: 400,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
}

/** `code` is one of https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export class S3Error extends Error {
  readonly code: keyof typeof statuses
  readonly details: Record<string, string>

  constructor(code: keyof typeof statuses, message: string, details: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.details = details
  }

  response(): HttpResponse {
    const texts = Object.entries({ Code: this.code, Message: this.message, ...this.details })
    return xmlResponse(statuses[this.code], element('Error', ...texts.map(([name, text]) => element(name, { text }))))
  }
}
