import { pictureUrl } from '@hearth/illustrator/picture.ts'

/** Stands in for a home without pictures and for a picture that cannot be loaded (S1 section 8). */
export const PLACEHOLDER_PICTURE = pictureUrl({
  scene: 'placeholder',
  building: 'detached',
  beds: 0,
  baths: 0,
  areaSqft: 0,
  seed: 0,
  nth: 1,
})
