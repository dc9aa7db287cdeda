/** Each task runs these programs with their arguments. Further arguments go to the last one. */
export const tasks = {
  start: [['packages/local-cloud/src/start.ts']],
  dev: [['packages/local-cloud/src/dev.ts']],
  test: [['test/run.ts']],
  check: [['test/check.ts']],
  metrics: [['test/metrics.ts']],
  people: [['packages/operations/src/cli/people.ts']],
  backup: [['packages/operations/src/cli/backup.ts']],
  restore: [['packages/operations/src/cli/restore.ts']],
  smoke: [['packages/operations/src/cli/smoke.ts']],
  soak: [['test/soak/run.ts']],
  bench: [['test/bench/run.ts']],
  app: [['packages/local-cloud/src/build-for-deploy.ts'], ['infra/app.ts']],
  synth: [['node_modules/aws-cdk/bin/cdk', 'synth', '--quiet']],
  bootstrap: [['packages/operations/src/cli/bootstrap.ts']],
  destroy: [['packages/operations/src/cli/destroy.ts']],
  deploy: [['packages/operations/src/cli/deploy.ts']],
}
