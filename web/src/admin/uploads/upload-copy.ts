/** Files that are no usable images, with their article. */
const fileKinds = {
  gif: 'a GIF',
  bitmap: 'a BMP image',
  photoshop: 'a Photoshop file',
  jpegXl: 'a JPEG XL image',
  jpeg2000: 'a JPEG 2000 image',
  raw: 'a camera’s raw file',
  tiff: 'a TIFF image or a raw file',
  svg: 'an SVG drawing',
  pdf: 'a PDF document',
  document: 'a document',
  archive: 'an archive or a document',
  webPage: 'a web page',
  text: 'a text',
  video: 'a video',
  sound: 'a sound recording',
} as const
export type FileKind = keyof typeof fileKinds

/** Each error names the problem and what helps. */
export const uploadCopy = {
  drop: 'Drop images here, or',
  choose: (max: number) => (max === 1 ? 'Choose an image' : 'Choose images'),
  limits: (max: number) =>
    max === 1
      ? 'One image, up to 10 MB. JPEG, PNG, WebP, AVIF or HEIC.'
      : `Up to ${max} images, up to 10 MB each. JPEG, PNG, WebP, AVIF or HEIC.`,
  picked: 'Images to upload',
  refused: 'Not added',
  checking: 'Checking images...',
  start: (count: number) => (count === 0 ? 'Upload' : count === 1 ? 'Upload 1 image' : `Upload ${count} images`),
  retryAll: 'Retry failed uploads',
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
    sending: (percent: number) => `${percent}%`,
    confirming: 'Finishing',
    paused: 'Paused',
    offline: 'Waiting for your connection',
    done: 'Uploaded',
  },
  sendAnyway: 'Send anyway',
  tally: (done: number, failed: number, all: number) =>
    `${done} of ${all} uploaded${failed > 0 ? `, ${failed} failed` : ''}`,
  stop: {
    title: 'Stop uploading?',
    text: 'Images that have not been uploaded yet will not be added.',
    confirm: 'Stop uploading',
    cancel: 'Keep uploading',
  },
  failed: {
    connection: 'The connection was lost. Check it, then try again.',
    expired: 'The upload took too long to start. Try again.',
    tooLarge: 'This file is too large. Choose one of at most 10 MB.',
    refused: 'This file was refused. Try again, or choose another image.',
    busy: 'The server is busy. Try again in a minute.',
    prepare: 'Failed to get upload URL',
    unreadable: 'This file could not be read. Choose it again.',
  },
  refusals: {
    empty: 'This file is empty.',
    noImage: (kind: FileKind | undefined) =>
      `This file cannot be used${kind ? `: it is ${fileKinds[kind]}` : ''}. Choose a JPEG, PNG, WebP, AVIF or HEIC image.`,
    tooLarge: 'This file is larger than 10 MB. Make it smaller, or choose another image.',
    tooManyPixels: 'This image has more than 50 million pixels. Make it smaller, or choose another image.',
    notShrunk:
      'This device cannot open this image to make it smaller. Save it as a smaller JPEG, or choose another image.',
  },
  shrink: {
    start: 'Make it smaller',
    named: (name: string) => `Make it smaller: ${name}`,
    busy: 'Making it smaller...',
    done: (name: string) => `${name} was made smaller and added.`,
  },
  tooMany: (max: number) => `Only ${max} ${max === 1 ? 'image' : 'images'} can be uploaded at a time.`,
  listed: 'This file is already in the list.',
  prepareTitle: 'Upload Error',
  prepareFailed: 'Failed to prepare file upload. Please try again.',
} as const
