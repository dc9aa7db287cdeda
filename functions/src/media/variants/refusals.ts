import { problems } from '../inspect.ts'

/** Why no variants can ever be made of a file, in words for the person who uploaded it. */
export const refusals = {
  empty: problems.empty,
  tooLarge: problems.tooLarge,
  noPicture: problems.noPicture,
  damaged: 'This picture is damaged and cannot be opened. Please upload it again from the original.',
  tooManyPixels: 'This picture has more than 50 million pixels. Please make it smaller and upload it again.',
  tooTall: 'This picture is more than four times as tall as it is wide. Please cut it and upload it again.',
  tooSlow: 'This picture takes too long to open. Please save it as a JPEG file and upload that.',
}
