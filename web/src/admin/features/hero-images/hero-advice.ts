import type { HeroImage } from '@porchlight/contract/images/hero'
import { areAlike, type ImageAdvice } from '@porchlight/contract/images/image-advice'
import { heroAdminCopy } from './hero-copy.ts'

const { advice: copy, named } = heroAdminCopy

/** Returns sentences on this hero image. */
export function heroAdvice(index: number, images: readonly HeroImage[], judged: readonly ImageAdvice[]): string[] {
  const judgements = images.map(({ imageUrl }) => judged.find((one) => one.imageUrl === imageUrl))
  const { advice = [], hash } = judgements[index] ?? {}
  const alike = judgements.findIndex((other, at) => at !== index && hash && other?.hash && areAlike(hash, other.hash))
  return [...advice.map((kind) => copy[kind]), ...(alike < 0 ? [] : [copy.alike(named(alike + 1))])]
}
