import type { PropertyForm, PropertyType } from '@hearth/core/property/contract.ts'
import type { Stock } from '../markets/market.ts'
import type { Era, Kind } from './home.ts'

type Weights<T> = readonly (readonly [T, number])[]

/** What every home of a kind has in common. */
export interface KindFacts {
  type: PropertyType
  form: PropertyForm | null
  eras: Weights<Era>
  beds: Weights<number>
  /** Square feet without any bedroom, and for each bedroom. */
  sqft: { base: number; perBed: number }
  storeys: number
  /** Price for a square foot, against a flat in fair order in the same area. */
  saleFactor: number
  /** Rent against a flat with as many bedrooms. */
  rentFactor: number
}

const PERIOD: Weights<Era> = [
  ['georgian', 1],
  ['victorian', 7],
  ['edwardian', 4],
]

export const KIND_FACTS: Record<Kind, KindFacts> = {
  studio: {
    type: 'flat',
    form: 'studio',
    eras: [
      ['victorian', 3],
      ['modern', 3],
      ['interwar', 2],
      ['new', 2],
    ],
    beds: [[0, 1]],
    sqft: { base: 345, perBed: 0 },
    storeys: 1,
    saleFactor: 1.06,
    rentFactor: 1,
  },
  blockFlat: {
    type: 'flat',
    form: 'apartment',
    eras: [
      ['interwar', 3],
      ['midcentury', 3],
      ['seventies', 2],
      ['modern', 4],
    ],
    beds: [
      [1, 35],
      [2, 50],
      [3, 15],
    ],
    sqft: { base: 290, perBed: 205 },
    storeys: 1,
    saleFactor: 0.93,
    rentFactor: 0.95,
  },
  newFlat: {
    type: 'flat',
    form: 'apartment',
    eras: [
      ['new', 4],
      ['modern', 6],
    ],
    beds: [
      [1, 38],
      [2, 50],
      [3, 12],
    ],
    sqft: { base: 305, perBed: 215 },
    storeys: 1,
    saleFactor: 1.08,
    rentFactor: 1.1,
  },
  conversion: {
    type: 'flat',
    form: 'conversion',
    eras: PERIOD,
    beds: [
      [1, 32],
      [2, 52],
      [3, 16],
    ],
    sqft: { base: 290, perBed: 210 },
    storeys: 1,
    saleFactor: 1.02,
    rentFactor: 1,
  },
  tenement: {
    type: 'flat',
    form: 'apartment',
    eras: [
      ['victorian', 7],
      ['edwardian', 3],
    ],
    beds: [
      [1, 35],
      [2, 45],
      [3, 20],
    ],
    sqft: { base: 360, perBed: 230 },
    storeys: 1,
    saleFactor: 1,
    rentFactor: 1,
  },
  penthouse: {
    type: 'flat',
    form: 'penthouse',
    eras: [
      ['new', 5],
      ['modern', 5],
    ],
    beds: [
      [2, 5],
      [3, 5],
    ],
    sqft: { base: 540, perBed: 330 },
    storeys: 1,
    saleFactor: 1.3,
    rentFactor: 1.7,
  },
  maisonette: {
    type: 'maisonette',
    form: null,
    eras: [
      ['victorian', 4],
      ['interwar', 3],
      ['midcentury', 3],
    ],
    beds: [
      [1, 15],
      [2, 50],
      [3, 35],
    ],
    sqft: { base: 330, perBed: 220 },
    storeys: 2,
    saleFactor: 0.94,
    rentFactor: 1.02,
  },
  terrace: {
    type: 'house',
    form: 'terraced',
    eras: [
      ['victorian', 7],
      ['edwardian', 3],
      ['interwar', 1],
      ['modern', 1],
    ],
    beds: [
      [2, 34],
      [3, 46],
      [4, 16],
      [5, 4],
    ],
    sqft: { base: 330, perBed: 248 },
    storeys: 2,
    saleFactor: 0.97,
    rentFactor: 1.15,
  },
  endTerrace: {
    type: 'house',
    form: 'end-terrace',
    eras: [
      ['victorian', 6],
      ['edwardian', 3],
      ['midcentury', 2],
      ['modern', 2],
    ],
    beds: [
      [2, 25],
      [3, 55],
      [4, 20],
    ],
    sqft: { base: 350, perBed: 255 },
    storeys: 2,
    saleFactor: 0.98,
    rentFactor: 1.15,
  },
  semi: {
    type: 'house',
    form: 'semi-detached',
    eras: [
      ['edwardian', 2],
      ['interwar', 6],
      ['midcentury', 3],
      ['seventies', 2],
      ['modern', 2],
    ],
    beds: [
      [2, 8],
      [3, 58],
      [4, 28],
      [5, 6],
    ],
    sqft: { base: 330, perBed: 262 },
    storeys: 2,
    saleFactor: 0.99,
    rentFactor: 1.2,
  },
  detached: {
    type: 'house',
    form: 'detached',
    eras: [
      ['victorian', 1],
      ['edwardian', 2],
      ['interwar', 3],
      ['midcentury', 2],
      ['seventies', 3],
      ['modern', 4],
      ['new', 2],
    ],
    beds: [
      [3, 26],
      [4, 48],
      [5, 20],
      [6, 6],
    ],
    sqft: { base: 380, perBed: 345 },
    storeys: 2,
    saleFactor: 1.04,
    rentFactor: 1.35,
  },
  townhouse: {
    type: 'house',
    form: 'townhouse',
    eras: [
      ['georgian', 4],
      ['modern', 4],
      ['new', 2],
    ],
    beds: [
      [3, 45],
      [4, 40],
      [5, 15],
    ],
    sqft: { base: 420, perBed: 300 },
    storeys: 3,
    saleFactor: 1.05,
    rentFactor: 1.3,
  },
  mews: {
    type: 'house',
    form: 'mews',
    eras: [
      ['victorian', 6],
      ['modern', 2],
    ],
    beds: [
      [2, 60],
      [3, 40],
    ],
    sqft: { base: 320, perBed: 270 },
    storeys: 2,
    saleFactor: 1.15,
    rentFactor: 1.3,
  },
  cottage: {
    type: 'house',
    form: 'cottage',
    eras: [
      ['georgian', 4],
      ['victorian', 6],
    ],
    beds: [
      [2, 52],
      [3, 40],
      [4, 8],
    ],
    sqft: { base: 290, perBed: 265 },
    storeys: 2,
    saleFactor: 1.04,
    rentFactor: 1.15,
  },
  bungalow: {
    type: 'bungalow',
    form: 'detached',
    eras: [
      ['interwar', 3],
      ['midcentury', 5],
      ['seventies', 4],
    ],
    beds: [
      [2, 52],
      [3, 40],
      [4, 8],
    ],
    sqft: { base: 340, perBed: 265 },
    storeys: 1,
    saleFactor: 1.06,
    rentFactor: 1.15,
  },
  land: {
    type: 'land',
    form: null,
    eras: [['new', 1]],
    beds: [[0, 1]],
    sqft: { base: 6200, perBed: 0 },
    storeys: 0,
    saleFactor: 0.12,
    rentFactor: 0,
  },
  commercial: {
    type: 'commercial',
    form: null,
    eras: [
      ['victorian', 5],
      ['midcentury', 2],
      ['modern', 3],
    ],
    beds: [[0, 1]],
    sqft: { base: 940, perBed: 0 },
    storeys: 1,
    saleFactor: 0.62,
    rentFactor: 1.35,
  },
}

/** How often each kind is listed, by what mostly stands in the area. */
export const KINDS_OF_STOCK: Record<Stock, Weights<Kind>> = {
  terraces: [
    ['conversion', 30],
    ['blockFlat', 14],
    ['newFlat', 11],
    ['studio', 4],
    ['terrace', 24],
    ['endTerrace', 4],
    ['semi', 4],
    ['maisonette', 6],
    ['mews', 1],
    ['townhouse', 1],
    ['commercial', 2],
  ],
  mansion: [
    ['blockFlat', 28],
    ['conversion', 30],
    ['newFlat', 8],
    ['studio', 6],
    ['penthouse', 4],
    ['terrace', 8],
    ['townhouse', 6],
    ['mews', 5],
    ['maisonette', 5],
    ['commercial', 2],
  ],
  georgian: [
    ['conversion', 32],
    ['townhouse', 12],
    ['terrace', 18],
    ['blockFlat', 9],
    ['newFlat', 7],
    ['studio', 4],
    ['mews', 3],
    ['maisonette', 5],
    ['semi', 5],
    ['detached', 3],
    ['penthouse', 1],
    ['commercial', 2],
  ],
  towers: [
    ['newFlat', 64],
    ['studio', 10],
    ['blockFlat', 10],
    ['penthouse', 5],
    ['townhouse', 4],
    ['maisonette', 2],
    ['commercial', 5],
  ],
  suburb: [
    ['semi', 34],
    ['detached', 18],
    ['terrace', 14],
    ['bungalow', 9],
    ['cottage', 2],
    ['blockFlat', 9],
    ['newFlat', 6],
    ['endTerrace', 5],
    ['maisonette', 3],
    ['studio', 1],
    ['land', 3],
    ['commercial', 1],
  ],
  village: [
    ['detached', 26],
    ['cottage', 26],
    ['semi', 14],
    ['bungalow', 12],
    ['terrace', 9],
    ['blockFlat', 5],
    ['endTerrace', 3],
    ['land', 5],
  ],
  tenement: [
    ['tenement', 50],
    ['newFlat', 13],
    ['conversion', 6],
    ['terrace', 8],
    ['semi', 7],
    ['townhouse', 3],
    ['studio', 3],
    ['maisonette', 3],
    ['penthouse', 2],
    ['detached', 3],
    ['commercial', 2],
  ],
  coastal: [
    ['blockFlat', 18],
    ['conversion', 18],
    ['terrace', 18],
    ['semi', 12],
    ['bungalow', 9],
    ['detached', 9],
    ['newFlat', 7],
    ['cottage', 5],
    ['maisonette', 3],
    ['commercial', 1],
  ],
}
