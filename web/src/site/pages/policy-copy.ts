import { site } from '@porchlight/site/site.config'
import { siteCopy } from '../../shared/layout/site-copy.ts'

const { contact } = site

export const accessibilityCopy = {
  title: siteCopy.accessibility,
  description: 'Everybody should be able to find a home here, and to tell us when something is in the way.',
  sections: [
    {
      heading: 'What we aim at',
      paragraphs: ['These pages are made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.'],
    },
    {
      heading: 'What we test',
      paragraphs: [
        'With every change, a program (axe) checks each kind of page and dialog, and tests find and use what is on them by the roles and names that a screen reader says.',
        'We also look at the pages on a screen 320 pixels wide, with text at twice its size, by keyboard alone, in high-contrast colors and with less motion.',
      ],
    },
    {
      heading: 'Known limits',
      paragraphs: [
        'The listings on our front page, applications and the residents’ sign-in belong to our provider’s portal, and videos to YouTube: we cannot mend those, but we help you another way.',
        'What a picture shows is said in words of its own, or by its caption. Where it has neither, you hear the name of the home and the picture’s number.',
        'Without JavaScript all homes and their descriptions can be read, but not filtered or compared.',
      ],
    },
    {
      heading: 'Report a barrier',
      paragraphs: [
        'Tell us which page it was, what you wanted to do, and what you use, such as your browser and screen reader. We mend what is ours, and help you to what you were looking for in another way.',
      ],
    },
  ],
  contact,
} as const

export const privacyCopy = {
  title: siteCopy.privacy,
  description: 'You can look at every home without telling us who you are, and without cookies.',
  sections: [
    {
      heading: 'What we count',
      paragraphs: [
        'Each time a home’s page is opened, we record which home it was, when, the internet (IP) address it was opened from, and what the browser calls itself. This tells us which homes are looked at, and keeps programs from being counted as people.',
        'A record expires after 30 days and is deleted within the days that follow. What stays is how often each home was viewed, in all and on each day.',
      ],
    },
    {
      heading: 'What stays with you',
      paragraphs: [
        'Visitors get no cookies from us. The homes that you compare or save are kept by your own browser until you remove them, and your place on a page until you close its tab.',
      ],
    },
    {
      heading: 'What comes from others',
      paragraphs: [
        'The listings on our front page, applications and the residents’ sign-in come from our provider’s portal, which has rules of its own. A video is asked of YouTube when you press play, not before. There is no advertising here and nothing of other companies that follows you.',
      ],
    },
    {
      heading: 'Family members who manage the site',
      paragraphs: [
        'Whoever signs in gets cookies that keep them signed in for at most 14 days. We keep their name and e-mail address, what they changed, and when they were last here.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: ['Ask us about whatever you miss here.'],
    },
  ],
  contact,
} as const
