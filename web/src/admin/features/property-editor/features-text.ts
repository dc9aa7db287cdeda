/** Features as typed, parted by commas; spaces around them and empty ones are dropped (docs/product.md#input). */
export function featuresFromText(text: string): string[] {
  return text
    .split(',')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '')
}

export function featuresToText(features: readonly string[]): string {
  return features.join(', ')
}
