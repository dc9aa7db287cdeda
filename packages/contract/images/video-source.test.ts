import { describe, expect, test } from 'vitest'
import { videoSource } from './video-source.ts'

const player = 'https://www.youtube-nocookie.com/embed/'
const youtube = (path: string, more = '') => ({ kind: 'click', url: `${player}${path}?autoplay=1&rel=0${more}` })
const vimeo = 'https://player.vimeo.com/video/76979871'

describe('a YouTube video waits for a click and uses the host without cookies', () => {
  test.each([
    'https://www.youtube.com/watch?v=abc-123',
    'http://youtube.com/watch?v=abc-123',
    'www.youtube.com/watch?v=abc-123',
    '//www.youtube.com/watch?v=abc-123',
    'https://WWW.YouTube.com/watch?v=abc-123',
    'https://m.youtube.com/watch?app=desktop&v=abc-123#here',
    'https://music.youtube.com/watch?v=abc-123&list=RD1',
    'https://www.youtube.com/watch?list=PL1&v=abc-123',
    'https://www.youtube.com/watch/abc-123',
    ' https://youtu.be/abc-123 ',
    'youtu.be/abc-123?si=x',
    'https://www.youtube.com/embed/abc-123?rel=0',
    'https://www.youtube-nocookie.com/embed/abc-123/',
    'https://youtube.com/shorts/abc-123?feature=share',
    'https://www.youtube.com/live/abc-123?si=x',
    'https://www.youtube.com/v/abc-123?version=3',
    'https://studio.youtube.com/video/abc-123/edit',
    'https://studio.youtube.com/video/abc-123/analytics/tab-overview/period-default',
    'https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3Dabc-123%26feature%3Dshare',
  ])('%s', (link) => {
    expect(videoSource(link)).toEqual(youtube('abc-123'))
  })

  test.each([
    ['https://youtu.be/abc?t=90', 90],
    ['https://youtu.be/abc?t=90s', 90],
    ['https://www.youtube.com/watch?v=abc&t=1m30s', 90],
    ['https://www.youtube.com/watch?v=abc&t=1h', 3600],
    ['https://www.youtube.com/watch?v=abc&t=1h0m5s', 3605],
    ['https://www.youtube.com/watch?v=abc#t=2m', 120],
    ['https://www.youtube.com/watch?v=abc&t=1:30', 90],
    ['https://www.youtube.com/embed/abc?start=12', 12],
    ['https://www.youtube.com/watch?time_continue=7&v=abc', 7],
    ['https://youtube.com/shorts/abc?t=5', 5],
  ])('%s starts at second %i', (link, second) => {
    expect(videoSource(link)).toEqual(youtube('abc', `&start=${second}`))
  })

  test.each(['t=0', 't=soon', 't=', 't=-5', 't=1e9', 't=99999999', 'start=%26x%3D1'])(
    '?%s starts at its beginning',
    (start) => {
      expect(videoSource(`https://youtu.be/abc?${start}`)).toEqual(youtube('abc'))
    },
  )

  test.each([
    'https://www.youtube.com/playlist?list=PL-1',
    'https://m.youtube.com/watch?list=PL-1',
    'https://www.youtube.com/embed/videoseries?si=x&list=PL-1',
  ])('so does the playlist %s', (link) => {
    expect(videoSource(link)).toEqual(youtube('videoseries', '&list=PL-1'))
  })
})

test.each([
  ['https://vimeo.com/76979871', vimeo],
  ['vimeo.com/76979871?share=copy', vimeo],
  ['https://www.vimeo.com/76979871/', vimeo],
  ['https://vimeo.com/76979871/0a1b2c3d4e', `${vimeo}?h=0a1b2c3d4e`],
  ['https://vimeo.com/76979871/0123456789?fl=tl#t=1m30s', `${vimeo}?h=0123456789#t=90s`],
  ['https://vimeo.com/76979871?h=0a1b2c3d4e&t=5', `${vimeo}?h=0a1b2c3d4e#t=5s`],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/groups/houses/videos/76979871', vimeo],
  ['https://vimeo.com/showcase/5/video/76979871', vimeo],
  ['https://vimeo.com/manage/videos/76979871/0a1b2c3d4e', `${vimeo}?h=0a1b2c3d4e`],
  ['https://vimeo.com/showcase/5', 'https://vimeo.com/showcase/5/embed'],
  ['https://vimeo.com/event/12/embed', 'https://vimeo.com/event/12/embed'],
  [`${vimeo}?h=0a1b#t=9s`, `${vimeo}?h=0a1b#t=9s`],
  ['https://drive.google.com/file/d/1A-b_c/view?usp=sharing', 'https://drive.google.com/file/d/1A-b_c/preview'],
  [
    'https://drive.google.com/file/u/1/d/1A-b_c/edit?resourcekey=0-x&t=1m',
    'https://drive.google.com/file/d/1A-b_c/preview?resourcekey=0-x&t=60',
  ],
  ['https://drive.google.com/open?id=1A-b_c', 'https://drive.google.com/file/d/1A-b_c/preview'],
  ['https://drive.google.com/uc?export=download&id=1A-b_c', 'https://drive.google.com/file/d/1A-b_c/preview'],
  ['https://docs.google.com/file/d/1A-b_c/edit', 'https://drive.google.com/file/d/1A-b_c/preview'],
  [
    'https://www.loom.com/share/Tour-0123456789abcdef0123456789abcdef?sid=1',
    'https://www.loom.com/embed/0123456789abcdef0123456789abcdef',
  ],
  ['https://matterport.com/discover/space/aBc12', 'https://my.matterport.com/show/?m=aBc12'],
  ['https://discover.matterport.com/space/aBc12', 'https://my.matterport.com/show/?m=aBc12'],
  ['https://my.matterport.com/show/?m=aBc12', 'https://my.matterport.com/show/?m=aBc12'],
  [' https://tours.example.com/7?x=1 ', 'https://tours.example.com/7?x=1'],
  ['https://youtube.com.evil.example/watch?v=abc', 'https://youtube.com.evil.example/watch?v=abc'],
  ['https://notyoutube.com/watch?v=abc', 'https://notyoutube.com/watch?v=abc'],
])('%s is framed as %s', (link, url) => {
  expect(videoSource(link)).toEqual({ kind: 'frame', url })
})

test.each([
  ['https://www.youtube.com/@house', 'YouTube'],
  ['https://m.youtube.com/channel/UC1/videos', 'YouTube'],
  ['https://studio.youtube.com/channel/UC1/videos', 'YouTube'],
  ['https://www.youtube.com/clip/Ugkx1', 'YouTube'],
  ['https://www.youtube.com/playlist?list=WL', 'YouTube'],
  ['https://www.youtube.com/watch?v=', 'YouTube'],
  ['https://youtu.be/abc"><script>', 'YouTube'],
  ['https://vimeo.com/ondemand/house', 'Vimeo'],
  ['https://vimeo.com/house', 'Vimeo'],
  ['https://drive.google.com/drive/folders/1A?usp=sharing', 'Google Drive'],
  ['https://photos.app.goo.gl/AbC', 'Google Photos'],
  ['https://photos.google.com/share/AbC?key=x', 'Google Photos'],
  ['https://www.facebook.com/house/videos/12', 'Facebook'],
  ['https://fb.watch/abc/', 'Facebook'],
  ['https://www.instagram.com/reel/abc/', 'Instagram'],
  ['https://vm.tiktok.com/abc/', 'TikTok'],
  ['https://www.dropbox.com/scl/fi/abc/tour.mp4?dl=0', 'Dropbox'],
  ['https://share.icloud.com/photos/abc', 'iCloud'],
])('%s is a link to %s', (link, site) => {
  expect(videoSource(link)).toEqual({ kind: 'link', url: new URL(link).href, site })
})

test.each([
  null,
  '',
  '   ',
  'javascript:alert(1)',
  'javascript:alert(1)//youtube.com/watch?v=abc',
  'data:text/html,x',
  'tour.mp4',
  'https://',
  '//example.com/x',
  'a sentence',
])('%s is no video', (link) => {
  expect(videoSource(link)).toBeUndefined()
})
