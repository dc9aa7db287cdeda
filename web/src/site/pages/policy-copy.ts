import { site } from '@porchlight/site/site.config'
import { siteCopy } from '../../shared/layout/site-copy.ts'

const { contact } = site

export const accessibilityCopy = {
  title: siteCopy.accessibility,
  description: 'Everyone should be able to find a home here. If something gets in your way, tell us.',
  sections: [
    {
      heading: 'Our standard',
      paragraphs: ['We build this website to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.'],
    },
    {
      heading: 'What we test',
      paragraphs: [
        'With every change, an automated tool (axe) checks each kind of page and dialog. Other tests use the pages by the roles and names that a screen reader announces.',
        'We also check the pages on a screen 320 pixels wide, with text at twice its size, by keyboard alone, in high-contrast colors and with reduced motion.',
      ],
    },
    {
      heading: 'Known limits',
      paragraphs: [
        'The listings on our home page, applications and the resident sign-in are part of our provider’s portal, and videos are on YouTube. We can’t fix those, but we will help you another way.',
        'Photos have a description or a caption. If a photo has neither, you hear the name of the home and the number of the photo.',
        'Without JavaScript you can read about all homes, but you can’t filter or compare them.',
      ],
    },
    {
      heading: 'Report a barrier',
      paragraphs: [
        'Tell us which page it was, what you wanted to do, and which browser and screen reader you use. We will fix what we can and help you find what you need another way.',
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
        'Each time a home’s page is opened, we record the home, the time, the internet (IP) address, and how the browser identifies itself. This shows us which homes people look at, and keeps bots from being counted as people.',
        'A record expires after 30 days and is deleted within the following days. We keep the number of views of each home, in total and per day.',
        'We also count, per home and day, how often visitors apply or open the listing, ask for directions, call, write, share, save or print, and where a visit began: a shared link, the code on a flyer, or the website you came from. These are only numbers. They don’t show who you are, and we set no cookie.',
      ],
    },
    {
      heading: 'What stays with you',
      paragraphs: [
        'We set no cookies for visitors. Your own browser stores the homes you compare or save until you remove them, what our homes looked like when you last saw them, and your place on a page until you close its tab.',
      ],
    },
    {
      heading: 'Other companies',
      paragraphs: [
        'The listings on our home page, applications and the resident sign-in come from our provider’s portal, which has its own privacy rules. Videos load from YouTube only when you press play. We have no advertising, and no other company tracks you here.',
      ],
    },
    {
      heading: 'Family members who manage the site',
      paragraphs: [
        'Signing in sets cookies that keep you signed in for at most 14 days. We store your name and email address, what you changed, and when you were last here.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: ['Ask us about anything you can’t find here.'],
    },
  ],
  contact,
} as const
