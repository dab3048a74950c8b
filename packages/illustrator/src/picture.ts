/** What can be drawn: the outside, the rooms, the garden, the plan; a street for the home page; a stand-in. */
export const SCENES = [
  'front',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'garden',
  'floorplan',
  'street',
  'placeholder',
] as const
export type Scene = (typeof SCENES)[number]

/** The shape of building that is drawn. */
export const BUILDINGS = [
  'terraced',
  'semi',
  'detached',
  'flats',
  'bungalow',
  'cottage',
  'maisonette',
  'land',
  'commercial',
] as const
export type Building = (typeof BUILDINGS)[number]

/** Everything that a drawing depends on: the same picture is drawn the same everywhere. */
export interface Picture {
  scene: Scene
  building: Building
  /** 0 is a studio. */
  beds: number
  baths: number
  /** Square feet, for the floorplan; 0 when unknown. */
  areaSqft: number
  /** One per listing, so that its rooms belong together and no two neighbours look the same. */
  seed: number
  /** Tells the pictures of one scene and listing apart: the second bedroom is 2. */
  nth: number
}

const PATH = /^\/art\/([a-z]+)\/([a-z]+)-(\d{1,2})-(\d{1,2})-(\d{1,6})-(\d{1,10})-(\d{1,2})\.svg$/

/** The address of a picture; the server draws it from this alone. */
export function pictureUrl(p: Picture): string {
  return `/art/${p.scene}/${p.building}-${p.beds}-${p.baths}-${p.areaSqft}-${p.seed}-${p.nth}.svg`
}

/** Reads an address made by pictureUrl; undefined when it is none. */
export function parsePictureUrl(url: string): Picture | undefined {
  const [, scene, building, beds, baths, areaSqft, seed, nth] = PATH.exec(url) ?? []
  if (!SCENES.includes(scene as Scene) || !BUILDINGS.includes(building as Building))
    return undefined
  return {
    scene: scene as Scene,
    building: building as Building,
    beds: Number(beds),
    baths: Number(baths),
    areaSqft: Number(areaSqft),
    seed: Number(seed),
    nth: Number(nth),
  }
}
