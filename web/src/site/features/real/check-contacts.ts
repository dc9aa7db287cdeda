import { parseUrl } from '@porchlight/contract/text/parse-url'
import type { site } from '@porchlight/site/site.config'

type OwnContacts = Pick<typeof site, 'origin' | 'portal' | 'questions' | 'contact'>

/** `unlisted`: it has the site's domain, but is not configured. */
export type Owner = 'website' | 'portal' | 'contact' | 'unlisted' | 'foreign'

export interface CheckedContact {
  text: string
  owner: Owner
}

/** Characters of a pasted message. */
const MAX_LENGTH = 10_000
const MAX_RESULTS = 20
/** Digits with their area code. */
const PHONE_DIGITS = { minimum: 10, maximum: 15 }

const spaces = /[\s<>"“”]+/
const edges = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu
const scheme = /^(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i
const endsInDomain = /^[^/?#]*\.\p{L}[\p{L}\p{M}\d-]+\.?(?::\d+)?(?:[/?#]|$)/u
const separators = '[ ().-]{0,2}'
const phones = new RegExp(
  `(?:\\+?1${separators})?\\(?\\d{3}${separators}\\d{3}${separators}\\d{4}(?!\\d)|\\+?\\d[\\d ().-]{5,}\\d`,
  'g',
)

/** Compares web addresses, e-mail addresses and phone numbers in a text with those of the site. Sends nothing. */
export function checkContacts(text: string, own: OwnContacts): CheckedContact[] {
  const words = text
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .split(spaces)
    .map((word) => ({ word, address: word.replaceAll(edges, '') }))
  const isAddress = ({ address }: { address: string }) => addressOwner(address, own) !== undefined
  const addresses = words.filter(isAddress).map(({ address }) => address)
  const others = words.filter((word) => !isAddress(word)).map(({ word }) => word)
  const numbers = [...others.join(' ').matchAll(phones)].map(([number]) => number).filter(isPhone)
  return [...new Set([...addresses, ...numbers])].slice(0, MAX_RESULTS).map((contact) => ({
    text: contact,
    owner: addressOwner(contact, own) ?? phoneOwner(contact, own),
  }))
}

/** Returns undefined for a word that is neither a web address nor an e-mail address. */
function addressOwner(word: string, own: OwnContacts): Owner | undefined {
  // "our-name.com@other.com/path" is a web address of other.com.
  if (word.includes('@') && !scheme.test(word) && !word.includes('/')) return emailOwner(word, own)
  const url = parseUrl(scheme.test(word) ? word : `https://${word}`)
  const isOwn = url?.host === parseUrl(own.origin)?.host
  if (!scheme.test(word) && !endsInDomain.test(word) && !isOwn) return undefined
  if (!url || !/^https?:$/.test(url.protocol)) return 'foreign'
  const host = url.host.replace(/\.$/, '')
  const portals = [own.portal.listingsUrl, own.portal.signInUrl].map((address) => parseUrl(address)?.host)
  if (portals.includes(host)) return 'portal'
  return domainOwner(host, own)
}

function domainOwner(host: string, own: OwnContacts): Owner {
  const domain = withoutWww(parseUrl(own.origin)?.host ?? '')
  if (withoutWww(host) === domain) return 'website'
  return host.endsWith(`.${domain}`) ? 'unlisted' : 'foreign'
}

function emailOwner(word: string, own: OwnContacts): Owner {
  const address = word
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .toLowerCase()
  const listed = [own.contact.email, own.questions.email].map((email) => email?.toLowerCase())
  if (listed.includes(address)) return 'contact'
  const domain = address.split('@').at(-1) ?? ''
  return domainOwner(domain, own) === 'foreign' ? 'foreign' : 'unlisted'
}

function phoneOwner(number: string, own: OwnContacts): Owner {
  const listed = [own.contact.phone, own.questions.phone].map((phone) => phone && nationalDigits(phone))
  return listed.includes(nationalDigits(number)) ? 'contact' : 'foreign'
}

function isPhone(text: string): boolean {
  const { length } = digitsOf(text)
  return length >= PHONE_DIGITS.minimum && length <= PHONE_DIGITS.maximum
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
/** Without the country code of the United States. */
const nationalDigits = (phone: string) => digitsOf(phone).replace(/^(?:00)?1(?=\d{10}$)/, '')
const withoutWww = (host: string) => host.replace(/^www\./, '')
