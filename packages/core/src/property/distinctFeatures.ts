/** Each key feature once, as it was written first: "Garden" and "garden" are the same. */
export function distinctFeatures(features: readonly string[]): string[] {
  const said = new Set<string>()
  return features.filter((feature) => {
    const isNew = !said.has(feature.toLowerCase())
    said.add(feature.toLowerCase())
    return isNew
  })
}
