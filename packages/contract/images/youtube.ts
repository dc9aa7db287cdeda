import { startSecond } from './start-time.ts'

const hosts = /^(?:(?:www|m|music|gaming|studio)\.)?(?:youtube\.com|youtube-nocookie\.com|youtubekids\.com|youtu\.be)$/
const idForm = /^[\w-]{1,64}$/
/** Paths with the id in their second part; `video` is the editor of YouTube Studio. */
const idPaths = new Set(['embed', 'shorts', 'live', 'v', 'e', 'video', 'watch'])
/** "Watch later" and "Liked videos", which only their owner can see. */
const privateLists = new Set(['WL', 'LL', 'LM'])

export const isYoutube = ({ hostname }: URL): boolean => hosts.test(hostname)

/** Returns the address of YouTube's player for a video or playlist, with its start; undefined for other pages. */
export function youtubePlayer(url: URL): string | undefined {
  const id = videoId(url)
  const start = startSecond(url)
  const list = url.searchParams.get('list') ?? ''
  const player = (path: string, more = '') => `https://www.youtube-nocookie.com/embed/${path}?autoplay=1&rel=0${more}`
  if (id && id !== 'videoseries') return player(id, start && `&start=${start}`)
  return idForm.test(list) && !privateLists.has(list) ? player('videoseries', `&list=${list}`) : undefined
}

function videoId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first = '', second] = pathname.split('/').filter(Boolean)
  const inPath = idPaths.has(first) ? second : undefined
  const inQuery = searchParams.get('v') ?? linkedVideo(searchParams.get('u'))
  const id = hostname.endsWith('youtu.be') ? first : (inPath ?? inQuery)
  return id && idForm.test(id) ? id : undefined
}

/** `/attribution_link?u=/watch?v=abc`, as YouTube's app once shared videos. */
const linkedVideo = (link: string | null) => /^\/watch\?(?:.*&)?v=([\w-]+)/.exec(link ?? '')?.[1]
