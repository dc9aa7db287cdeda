export const nextStepCopy = {
  label: 'Next step',
  apply: 'View listing and apply',
  directions: 'Directions',
  questions: 'Questions?',
  call: 'Call',
  email: 'E-mail',
} as const
