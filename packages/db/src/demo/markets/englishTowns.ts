import { area, type Market } from './market.ts'

// Towns without a drama range of their own use the national one, 01632 960.
const NATIONAL = '01632 960'

/** Smaller English cities, market towns and the coast. */
export const ENGLISH_TOWNS: readonly Market[] = [
  {
    town: 'Brighton',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area(
        'Kemptown',
        'BN2',
        [50.8195, -0.1222],
        28,
        [520, 1700],
        'georgian',
        ['the seafront', 'St George’s Road', 'Queen’s Park'],
        { rentShare: 0.4, water: 'sea' },
      ),
      area(
        'Hove',
        'BN3',
        [50.8306, -0.1714],
        28,
        [510, 1650],
        'mansion',
        ['Hove Lawns', 'Church Road', 'St Ann’s Well Gardens'],
        { water: 'sea' },
      ),
      area('Preston Park', 'BN1', [50.8425, -0.1475], 20, [500, 1620], 'terraces', [
        'the rose garden',
        'Fiveways',
        'Blakers Park',
      ]),
    ],
  },
  {
    town: 'Oxford',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area(
        'Jericho',
        'OX2',
        [51.7597, -1.2668],
        22,
        [690, 1850],
        'terraces',
        ['Walton Street', 'Port Meadow', 'the canal'],
        { rentShare: 0.42, water: 'canal' },
      ),
      area('Summertown', 'OX2', [51.7776, -1.265], 20, [650, 1800], 'suburb', [
        'South Parade',
        'Cutteslowe Park',
        'the Cherwell',
      ]),
      area('Headington', 'OX3', [51.7604, -1.2113], 18, [520, 1600], 'suburb', [
        'Bury Knowle Park',
        'South Park',
        'the hospitals',
      ]),
    ],
  },
  {
    town: 'Cambridge',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area(
        'Petersfield',
        'CB1',
        [52.2005, 0.1353],
        24,
        [590, 1750],
        'terraces',
        ['Mill Road', 'Parker’s Piece', 'the Botanic Garden'],
        { rentShare: 0.42 },
      ),
      area('Newnham', 'CB3', [52.1983, 0.108], 16, [680, 1850], 'terraces', [
        'Grantchester Meadows',
        'Lammas Land',
        'the Backs',
      ]),
      area(
        'Chesterton',
        'CB4',
        [52.2175, 0.138],
        20,
        [510, 1650],
        'suburb',
        ['Midsummer Common', 'the river', 'Milton Road'],
        { water: 'river' },
      ),
    ],
  },
  {
    town: 'York',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area('South Bank', 'YO23', [53.9508, -1.0872], 24, [395, 1150], 'terraces', [
        'Bishy Road',
        'Rowntree Park',
        'the Knavesmire',
      ]),
      area('Fulford', 'YO10', [53.9387, -1.072], 20, [360, 1120], 'suburb', [
        'Walmgate Stray',
        'the Ouse',
        'the Barbican',
      ]),
      area(
        'The Groves',
        'YO31',
        [53.9672, -1.0748],
        18,
        [370, 1100],
        'terraces',
        ['the Minster', 'the city walls', 'Monk Bar'],
        { said: 'the Groves' },
      ),
    ],
  },
  {
    town: 'Bath',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area(
        'Lansdown',
        'BA1',
        [51.3945, -2.366],
        26,
        [590, 1550],
        'georgian',
        ['Royal Victoria Park', 'the Circus', 'Walcot Street'],
        { streets: ['Lansdown Crescent', 'Camden Crescent', 'Belvedere'] },
      ),
      area(
        'Widcombe',
        'BA2',
        [51.3765, -2.3525],
        26,
        [520, 1450],
        'terraces',
        ['Widcombe Parade', 'Prior Park', 'the Kennet and Avon canal'],
        { water: 'canal' },
      ),
    ],
  },
  {
    town: 'Norwich',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area(
        'Golden Triangle',
        'NR2',
        [52.6265, 1.273],
        26,
        [330, 1050],
        'terraces',
        ['Unthank Road', 'the Plantation Garden', 'Eaton Park'],
        { said: 'the Golden Triangle' },
      ),
      area('Thorpe St Andrew', 'NR7', [52.628, 1.3425], 18, [290, 1000], 'suburb', [
        'the river green',
        'Mousehold Heath',
        'the marshes',
      ]),
    ],
  },
  {
    town: 'Exeter',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area(
        'St Leonards',
        'EX2',
        [50.7175, -3.517],
        24,
        [410, 1150],
        'georgian',
        ['Magdalen Road', 'the Quay', 'Bull Meadow'],
        { water: 'river' },
      ),
      area('Heavitree', 'EX1', [50.7215, -3.497], 18, [350, 1100], 'terraces', [
        'Heavitree Pleasure Ground',
        'Fore Street',
        'the hospital',
      ]),
    ],
  },
  {
    town: 'Southampton',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area(
        'Ocean Village',
        'SO14',
        [50.8945, -1.3895],
        20,
        [320, 1200],
        'towers',
        ['the marina', 'Oxford Street', 'the old town walls'],
        { rentShare: 0.44, water: 'sea' },
      ),
      area(
        'Portswood',
        'SO17',
        [50.9265, -1.3935],
        20,
        [300, 1080],
        'terraces',
        ['Southampton Common', 'the university', 'Riverside Park'],
        { rentShare: 0.42 },
      ),
    ],
  },
  {
    town: 'Reading',
    nation: 'England',
    phone: '0118 496 0',
    areas: [
      area(
        'Caversham',
        'RG4',
        [51.4675, -0.974],
        24,
        [430, 1400],
        'suburb',
        ['Christchurch Meadows', 'the Thames', 'Prospect Street'],
        { water: 'river' },
      ),
      area(
        'Town Centre',
        'RG1',
        [51.4555, -0.9712],
        16,
        [390, 1400],
        'towers',
        ['Forbury Gardens', 'the Oracle', 'the Kennet'],
        { rentShare: 0.48, said: 'the middle of Reading' },
      ),
    ],
  },
  {
    town: 'Harrogate',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area('Harrogate', 'HG2', [53.9898, -1.538], 26, [375, 1150], 'suburb', [
        'the Stray',
        'Valley Gardens',
        'Cold Bath Road',
      ]),
    ],
  },
  {
    town: 'Cheltenham',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area('Montpellier', 'GL50', [51.8945, -2.083], 26, [420, 1250], 'georgian', [
        'the Promenade',
        'Montpellier Gardens',
        'the Suffolks',
      ]),
    ],
  },
  {
    town: 'St Albans',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area('St Albans', 'AL1', [51.7505, -0.3303], 24, [610, 1650], 'terraces', [
        'Verulamium Park',
        'the Cathedral quarter',
        'Clarence Park',
      ]),
    ],
  },
  {
    town: 'Harpenden',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area(
        'Harpenden',
        'AL5',
        [51.815, -0.3565],
        14,
        [640, 1650],
        'suburb',
        ['the Common', 'the High Street', 'Rothamsted Park'],
        { rentShare: 0.22, streets: ['Church Lane', 'Leyton Road', 'Arden Grove'] },
      ),
    ],
  },
  {
    town: 'Canterbury',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area('St Dunstan’s', 'CT2', [51.2845, 1.0725], 20, [370, 1200], 'terraces', [
        'Westgate Gardens',
        'the Goods Shed',
        'the Cathedral',
      ]),
    ],
  },
  {
    town: 'Chester',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area('Hoole', 'CH2', [53.1995, -2.8725], 22, [310, 1000], 'terraces', [
        'Alexandra Park',
        'Faulkner Street',
        'the canal towpath',
      ]),
    ],
  },
  {
    town: 'Guildford',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area('Guildford', 'GU1', [51.2387, -0.5655], 18, [530, 1550], 'suburb', [
        'the cobbled High Street',
        'Stoke Park',
        'the Downs',
      ]),
    ],
  },
  {
    town: 'Bakewell',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area(
        'Bakewell',
        'DE45',
        [53.2135, -1.6748],
        10,
        [390, 950],
        'village',
        ['the Monsal Trail', 'the Monday market', 'the Wye'],
        {
          rentShare: 0.15,
          spreadMeters: 420,
          streets: ['Mill Lane', 'Church Lane', 'Stanedge Road'],
        },
      ),
    ],
  },
  {
    town: 'Falmouth',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area(
        'Falmouth',
        'TR11',
        [50.1525, -5.071],
        12,
        [420, 1150],
        'coastal',
        ['Gyllyngvase beach', 'Events Square', 'the harbour'],
        { spreadMeters: 420, water: 'sea' },
      ),
    ],
  },
  {
    town: 'Margate',
    nation: 'England',
    phone: NATIONAL,
    areas: [
      area(
        'Cliftonville',
        'CT9',
        [51.386, 1.398],
        14,
        [300, 1050],
        'coastal',
        ['Walpole Bay', 'Northdown Road', 'the Old Town'],
        { spreadMeters: 420, water: 'sea' },
      ),
    ],
  },
]
