export const nextStepCopy = {
  label: 'Next step',
  apply: 'View listing and apply',
  view: 'View listing',
  directions: 'Directions',
  questions: 'Questions?',
} as const
