/** Reasons for the advice, shown to administrators. */
const reasons = {
  children: 'The law protects families with children. An ad may not exclude them or ask for adults only.',
  household: 'An ad may not say who should live here. Describe the home and let readers decide.',
  sex: 'An ad may not prefer one sex.',
  religion: 'An ad may not prefer one religion or point to one.',
  origin: 'An ad may not prefer people because of their race, color or origin.',
  disability: 'The law protects people with disabilities. An ad may not exclude them.',
  polite: 'This word is outdated and offends some readers.',
  coded: 'Words like this have been used to keep people out, and are still read that way.',
} as const

/** `words` is a regular expression for words; a space matches any white space. `better` may use `$1`; empty removes. */
export interface WordRule {
  words: string
  reason: string
  better: string
}

const all = 'everyone welcome'
const access = 'ask us about access'
const assistance = 'service animals welcome'

/** Replacements that are whole clauses. */
export const clauses: readonly string[] = [all, `${all}, no $1`, access, assistance]

const children = '(?:kids|child(?:ren)?|famil(?:y|ies)|infants?|babies|toddlers?|teen(?:ager)?s?|minors)'
const rules = 'pets?|dogs?|cats?|smoking|smokers|parties'
const or = '(?:or|and|nor)'
const applicants = '(?:tenants?|renters?|residents?|applicants?|you)'
const disabled = '(?:wheelchairs?|walkers|disabled|handicapped|mentally ill)'
const place =
  'neighborhoods?|area(?! rug)|communit(?:y|ies)(?! (?:center|garden|college|pool|room|theat))|district|enclave'
const people =
  'famil(?:y|ies)|households?|tenants?|renters?|residents?|people|couples?|persons?|neighbors?|landlords?|owners?'
const only = '(?:only|preferred|wanted|please)'
const faiths = 'christians?|catholics?|protestants?|mormons?|jews|jewish|muslims?|hindus?|buddhists?'
const origins =
  'white|black|caucasian|african[- ]american|asian|hispanic|latino|latina|mexican|puerto rican|cuban|chinese|korean|vietnamese|indian|arab|irish|italian|polish|anglo'
const worship = 'church(?:es)?|synagogues?|mosques?|temples?|parish(?:es)?|cathedrals?'
const street = '(?! (?:st|street|road|rd|avenue|ave|lane|drive|square|park|hill)\\b)'

/**
 * Words that fair-housing advice asks landlords to avoid. They indicate a preference or a limitation because of race,
 * color, religion, sex, disability, familial status or national origin, which 42 U.S.C. 3604(c) and 24 CFR 100.75
 * forbid in an advertisement. They are those of HUD's list for advertisers (former 24 CFR 109.20), as HUD's memorandum
 * "Guidance Regarding Advertisements Under Section 804(c)" of January 9, 1995 reads it: descriptions of a home or its
 * surroundings are allowed, such as "master bedroom", "mother-in-law suite", "family room", "desirable neighborhood" or
 * "walking distance". No word is refused, and no list makes an ad lawful.
 */
export const fairHousingWords: readonly WordRule[] = [
  { words: `no ${children}`, reason: reasons.children, better: all },
  { words: `no ${children} ${or} (?:no )?(${rules})`, reason: reasons.children, better: `${all}, no $1` },
  { words: `no (${rules}) ${or} ${children}`, reason: reasons.children, better: 'no $1' },
  { words: `(?:without|with no) ${children}`, reason: reasons.children, better: '' },
  {
    words: '(?:kids?|children|famil(?:y|ies)) (?:are )?not (?:allowed|permitted|accepted|welcome)',
    reason: reasons.children,
    better: all,
  },
  {
    words: `(?:not |un)(?:suitable|suited) for (?:small |young )?${children}`,
    reason: reasons.children,
    better: all,
  },
  { words: '(?:one|1|two|2) (?:child|kid|children|kids) (?:only|max(?:imum)?)', reason: reasons.children, better: all },
  {
    words: '(?:child|kid)[- ]?free(?: (home|house|building|apartment|living))?',
    reason: reasons.children,
    better: 'quiet $1',
  },
  { words: `adults? ${only}`, reason: reasons.children, better: all },
  {
    words: 'adults?[- ](?:only )?(building|community|complex|household|living)',
    reason: reasons.children,
    better: '$1',
  },
  {
    words:
      '(?:seeking|looking for|we (?:want|prefer|seek)) (?:an? |the )?(?:(?:quiet|single|married|professional|responsible) )*(?:mature|older|young) (?:adults?|couples?|persons?|people|tenants?|renters?|residents?|individuals?|professionals?)',
    reason: reasons.household,
    better: 'open to everyone',
  },
  {
    words:
      '(?:mature|older) (?:adults?|couples?|persons?|people|tenants?|renters?|residents?|individuals?|professionals?)',
    reason: reasons.household,
    better: 'residents',
  },
  {
    words:
      '(?:perfect|ideal|great|best|suitable|suited|excellent|wonderful|designed|meant|made) for (?:an? |the )?(?:(?:young|single|retired|married|mature|older|busy|working) )*(?:singles?|couples?|bachelors?|bachelorettes?|newlyweds?|empty nesters?|retirees|seniors|adults?|person|woman|man|lady|gentleman|(?:young|single|working) professionals?)(?!-)',
    reason: reasons.household,
    better: 'easy to live in',
  },
  {
    words: `(?:(?:married|young|older|quiet) )*(?:singles?|couples?|single (?:person|occupant)|one person|young professionals?|empty nesters?|newlyweds) ${only}`,
    reason: reasons.household,
    better: all,
  },
  {
    words: `(?:seniors?|retirees) ${only}`,
    reason: 'Only housing that qualifies as housing for older persons may say this.',
    better: all,
  },
  { words: 'bachelor(?:ette)? pad', reason: reasons.sex, better: 'apartment' },
  {
    words: `(?:females?|males?|women|woman|men|man|ladies|lady|gentlem[ae]n|girls?|boys?) ${only}`,
    reason: reasons.sex,
    better: all,
  },
  {
    words: `no (?:men|women|males?|females?|(?:single|unmarried) (?:men|women|mothers?|moms?|couples?|people))`,
    reason: reasons.sex,
    better: all,
  },
  { words: `(?:${faiths}) ${only}`, reason: reasons.religion, better: all },
  { words: `no (?:${faiths})`, reason: reasons.religion, better: all },
  { words: `(?:${faiths}) (homes?|house|values|${people})`, reason: reasons.religion, better: '$1' },
  { words: `(?:${faiths}) (${place})`, reason: reasons.religion, better: 'friendly $1' },
  {
    words: `(?:near|close to|next to|steps (?:from|to)|walk(?:ing distance)? (?:from|to)) (?:an? |the |several |many )?(?:(?:${faiths}) )?(?:${worship})${street}`,
    reason: reasons.religion,
    better: 'near local landmarks',
  },
  { words: `(?:${origins}) (${people})`, reason: reasons.origin, better: '$1' },
  { words: `(?:${origins}) (${place})`, reason: reasons.origin, better: 'friendly $1' },
  { words: `(?:${origins})s? ${only}`, reason: reasons.origin, better: all },
  {
    words: `(?:no (?:immigrants|foreigners)|(?:u\\.?s\\.?|american|us) citizens? only|americans only|english(?:[- ]speak(?:ers|ing))? only|(?:${applicants} )?must speak english)`,
    reason: reasons.origin,
    better: all,
  },
  {
    words: `(?:${applicants} )?(?:must|should) be (?:able[- ]bodied|physically fit)`,
    reason: reasons.disability,
    better: access,
  },
  { words: 'able[- ]bodied|physically fit', reason: reasons.disability, better: '' },
  {
    words: `no ${disabled}(?: ${or} (?:no )?${disabled})*`,
    reason: reasons.disability,
    better: access,
  },
  {
    words:
      '(?:not )?(?:suitable|suited) for (?:the )?(?:disabled|handicapped|able[- ]bodied)(?: people| persons?| tenants?)?',
    reason: reasons.disability,
    better: access,
  },
  {
    words: 'no (?:service|support|assistance|emotional support|guide) (?:animals?|dogs?)',
    reason: 'Assistance animals are not pets. They must be allowed.',
    better: assistance,
  },
  { words: 'handicap(?:ped)?[- ]accessible', reason: reasons.polite, better: 'accessible' },
  {
    words: 'handicap(?:ped)?[- ](parking|ramp|bathroom|bath|shower|entrance|unit)',
    reason: reasons.polite,
    better: 'accessible $1',
  },
  { words: 'crippled|mentally (?:ill|handicapped|retarded)', reason: reasons.disability, better: '' },
  { words: `(?:exclusive|elite) (${place}|building|address)`, reason: reasons.coded, better: 'desirable $1' },
  { words: `(?:integrated|restricted|segregated) (${place}|building)`, reason: reasons.coded, better: 'friendly $1' },
]
