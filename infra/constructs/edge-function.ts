import { fileURLToPath } from 'node:url'
import {
  Function as CloudFrontFunction,
  FunctionCode,
  type FunctionEventType,
  FunctionRuntime,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** Ships infra/edge/<file>.js exactly as it stands, to run on `eventType`. */
export function edgeFunction(scope: Construct, file: string, eventType: FunctionEventType): FunctionAssociation {
  const filePath = fileURLToPath(new URL(`../edge/${file}.js`, import.meta.url))
  const shipped = new CloudFrontFunction(scope, file, {
    code: FunctionCode.fromFile({ filePath }),
    runtime: FunctionRuntime.JS_2_0,
    comment: file,
  })
  return { function: shipped, eventType }
}
