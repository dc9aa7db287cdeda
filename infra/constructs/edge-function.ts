import { fileURLToPath } from 'node:url'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** Ships infra/edge/<file>.js exactly as it stands, to run on `eventType`. */
export function edgeFunction(
  scope: Construct,
  file: string,
  eventType: cloudfront.FunctionEventType,
): cloudfront.FunctionAssociation {
  const filePath = fileURLToPath(new URL(`../edge/${file}.js`, import.meta.url))
  const shipped = new cloudfront.Function(scope, file, {
    code: cloudfront.FunctionCode.fromFile({ filePath }),
    runtime: cloudfront.FunctionRuntime.JS_2_0,
    comment: file,
  })
  return { function: shipped, eventType }
}
