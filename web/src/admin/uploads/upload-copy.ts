/** The upload dialog. Its error texts each say what is the matter and what helps. */
export const uploadCopy = {
  drop: 'Drop pictures here, or',
  choose: (most: number) => (most === 1 ? 'Choose a picture' : 'Choose pictures'),
  limits: (most: number) =>
    most === 1
      ? 'One picture, at most 10 MB. JPEG, PNG, WebP, AVIF or HEIC.'
      : `Up to ${most} pictures, at most 10 MB each. JPEG, PNG, WebP, AVIF or HEIC.`,
  picked: 'Pictures to upload',
  refused: 'Not added',
  start: (count: number) => (count === 0 ? 'Upload' : count === 1 ? 'Upload 1 picture' : `Upload ${count} pictures`),
  retryAll: 'Try failed ones again',
  close: 'Cancel',
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Resume ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
  progress: (name: string) => `Upload of ${name}`,
  state: {
    ready: 'Ready',
    waiting: 'Waiting',
    sending: (percent: number) => `${percent} %`,
    paused: 'Paused',
    offline: 'Waiting for your connection',
    done: 'Uploaded',
  },
  tally: (done: number, failed: number, all: number) =>
    `${done} of ${all} uploaded${failed > 0 ? `, ${failed} failed` : ''}`,
  stop: {
    title: 'Stop uploading?',
    text: 'Pictures that have not arrived yet will not be added.',
    confirm: 'Stop uploading',
    cancel: 'Keep uploading',
  },
  failed: {
    connection: 'The connection broke off. Check it, then try again.',
    expired: 'The upload took too long to start. Try again.',
    tooLarge: 'This file is too large for the storage. Choose one of at most 10 MB.',
    refused: 'The storage refused this file. Try again, or choose another picture.',
    busy: 'The storage is too busy right now. Try again in a minute.',
    prepare: 'Failed to get upload URL',
    unreadable: 'This file could not be read. Was it moved or renamed? Choose it again.',
  },
  /** For Uppy's own checks, in its placeholders. */
  restrictions: {
    exceedsSize: 'This file is larger than 10 MB. Make it smaller, or choose another picture.',
    inferiorSize: 'This file is empty.',
    youCanOnlyUploadFileTypes: 'This is not a picture that can be used. JPEG, PNG, WebP, AVIF or HEIC, please.',
    youCanOnlyUploadX: {
      0: 'Only %{smart_count} picture can be uploaded at a time.',
      1: 'Only %{smart_count} pictures can be uploaded at a time.',
    },
    noDuplicates: 'This file is in the list already.',
    noMoreFilesAllowed: 'No more pictures can be added while these are being uploaded.',
  },
  prepareTitle: 'Upload Error',
  prepareFailed: 'Failed to prepare file upload. Please try again.',
} as const
