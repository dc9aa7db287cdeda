import { siteCopy } from '../../../shared/layout/site-copy.ts'
import { linkCopy } from '../../links/link-copy.ts'
import type { Owner } from './check-contacts.ts'

/** Texts of the page about false listings (docs/product/public-pages.md#is-this-listing-really-ours). */
export const realCopy = {
  title: siteCopy.real,
  description:
    'Some people copy the photos of a home and pretend to rent it out. Check here before you pay or send documents.',
  never: {
    heading: 'What we never do',
    points: [
      `${linkCopy.neverAsks} No deposit, no fee, no payment to hold a home.`,
      'We never take payment by gift card or wire transfer.',
      'We never send keys by mail.',
    ],
    note: 'If someone does any of these things, it is not us, even if they use our name and our photos. Stop and ask us.',
  },
  recognize: {
    heading: 'How to recognize the real thing',
    points: [
      'You can reach us only at the addresses and numbers below.',
      'A fake web address can look like ours. Read the part between “https://” and the next slash. It must be exactly our website or our portal.',
      'Do not trust a link from a stranger. Type our address yourself.',
    ],
    website: 'Our website',
    portal: 'Our portal for listings and applications',
    phone: 'Our phone',
    email: 'Our email',
    homes: 'Every home that we offer has a page on this website. A home that is marked “Leased” is not for rent.',
  },
  check: {
    heading: 'Check an address or number',
    label: 'Web address, phone number or email address',
    privacy: 'The check runs on this device. What you type is not sent anywhere.',
    button: 'Check',
    nothing:
      'There is no web address, phone number or email address in this text. Type a phone number with its area code.',
    answers: {
      website: 'Yes, this is our website.',
      portal:
        'Yes, this is our portal. Other landlords may use it too, so open it from the page of a home on this website.',
      contact: 'Yes, this is ours. But callers and senders can fake it, so call or email us yourself.',
      unlisted: 'We are not sure. It has our domain, but we do not list it here. Ask us before you answer or pay.',
      foreign: 'No, this is not ours. Do not send money or documents. Ask us first.',
    } satisfies Record<Owner, string>,
  },
  paid: {
    heading: 'If you have already paid',
    points: [
      'Call your bank or payment company at once. It may be able to stop the payment.',
      'Report it to the police. Then tell us.',
    ],
    report: 'Report it to the Federal Trade Commission',
    reportUrl: 'https://reportfraud.ftc.gov/',
  },
} as const
