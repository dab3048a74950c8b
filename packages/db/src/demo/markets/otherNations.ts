import { area, type Market } from './market.ts'

const NATIONAL = '01632 960'

/** Scotland, Wales and Northern Ireland. */
export const OTHER_NATIONS: readonly Market[] = [
  {
    town: 'Edinburgh',
    nation: 'Scotland',
    phone: '0131 496 0',
    areas: [
      area(
        'Leith',
        'EH6',
        [55.9738, -3.1745],
        42,
        [380, 1300],
        'tenement',
        ['the Shore', 'Leith Links', 'the Water of Leith'],
        { rentShare: 0.38, water: 'dock' },
      ),
      area('Stockbridge', 'EH4', [55.9592, -3.213], 34, [480, 1500], 'georgian', [
        'Inverleith Park',
        'Raeburn Place',
        'the Sunday market',
      ]),
      area('Morningside', 'EH10', [55.928, -3.2095], 38, [440, 1400], 'tenement', [
        'the Hermitage of Braid',
        'Bruntsfield Links',
        'the Dominion cinema',
      ]),
      area(
        'New Town',
        'EH3',
        [55.955, -3.2],
        37,
        [540, 1650],
        'georgian',
        ['Princes Street Gardens', 'Queen Street', 'Broughton Street'],
        { rentShare: 0.4, said: 'the New Town' },
      ),
    ],
  },
  {
    town: 'Glasgow',
    nation: 'Scotland',
    phone: '0141 496 0',
    areas: [
      area('Hyndland', 'G12', [55.8795, -4.305], 32, [330, 1200], 'tenement', [
        'the Botanic Gardens',
        'Byres Road',
        'Clarence Drive',
      ]),
      area('Shawlands', 'G41', [55.8295, -4.2815], 34, [265, 1000], 'tenement', [
        'Queen’s Park',
        'Kilmarnock Road',
        'Pollok Country Park',
      ]),
      area(
        'Merchant City',
        'G1',
        [55.8587, -4.2455],
        28,
        [255, 1150],
        'towers',
        ['George Square', 'the theatres', 'Candleriggs'],
        { rentShare: 0.46, said: 'the Merchant City' },
      ),
    ],
  },
  {
    town: 'Aberdeen',
    nation: 'Scotland',
    phone: NATIONAL,
    areas: [
      area(
        'West End',
        'AB15',
        [57.1425, -2.1305],
        34,
        [190, 800],
        'tenement',
        ['Hazlehead Park', 'the granite terraces', 'Johnston Gardens'],
        { said: 'the West End' },
      ),
    ],
  },
  {
    town: 'Dundee',
    nation: 'Scotland',
    phone: NATIONAL,
    areas: [
      area(
        'West End',
        'DD2',
        [56.457, -2.998],
        26,
        [185, 820],
        'tenement',
        ['Magdalen Green', 'the V&A', 'Perth Road'],
        { said: 'the West End' },
      ),
    ],
  },
  {
    town: 'Inverness',
    nation: 'Scotland',
    phone: NATIONAL,
    areas: [
      area('Crown', 'IV2', [57.4755, -4.2145], 16, [240, 900], 'suburb', [
        'the Ness Islands',
        'Eden Court',
        'the Victorian Market',
      ]),
    ],
  },
  {
    town: 'Cardiff',
    nation: 'Wales',
    phone: '029 2018 0',
    areas: [
      area('Pontcanna', 'CF11', [51.488, -3.1975], 32, [370, 1200], 'terraces', [
        'Bute Park',
        'Pontcanna Fields',
        'the cafés of Pontcanna Street',
      ]),
      area(
        'Roath',
        'CF24',
        [51.4905, -3.1605],
        30,
        [300, 1080],
        'terraces',
        ['Roath Park lake', 'Wellfield Road', 'Albany Road'],
        { rentShare: 0.42 },
      ),
      area(
        'Cardiff Bay',
        'CF10',
        [51.4655, -3.1665],
        35,
        [290, 1150],
        'towers',
        ['Mermaid Quay', 'the Millennium Centre', 'the barrage'],
        { rentShare: 0.46, water: 'dock' },
      ),
    ],
  },
  {
    town: 'Swansea',
    nation: 'Wales',
    phone: NATIONAL,
    areas: [
      area(
        'Mumbles',
        'SA3',
        [51.5745, -3.999],
        16,
        [370, 1080],
        'coastal',
        ['the pier', 'Oystermouth Castle', 'Langland Bay'],
        { water: 'sea', spreadMeters: 420 },
      ),
      area('Uplands', 'SA2', [51.618, -3.966], 16, [230, 900], 'terraces', [
        'Cwmdonkin Park',
        'Brynmill',
        'Gwydr Square',
      ]),
    ],
  },
  {
    town: 'Belfast',
    nation: 'Northern Ireland',
    phone: '028 9649 6',
    areas: [
      area('Malone', 'BT9', [54.576, -5.945], 32, [235, 1050], 'suburb', [
        'the Lisburn Road',
        'Lagan Meadows',
        'Queen’s University',
      ]),
      area('Ballyhackamore', 'BT4', [54.5965, -5.867], 28, [215, 950], 'suburb', [
        'Stormont Park',
        'the Upper Newtownards Road',
        'the Comber Greenway',
      ]),
      area(
        'Titanic Quarter',
        'BT3',
        [54.6055, -5.911],
        24,
        [240, 1150],
        'towers',
        ['the slipways', 'the Odyssey', 'the Lagan towpath'],
        { rentShare: 0.48, water: 'dock', spreadMeters: 330, said: 'the Titanic Quarter' },
      ),
    ],
  },
  {
    town: 'Derry',
    nation: 'Northern Ireland',
    phone: NATIONAL,
    areas: [
      area(
        'Waterside',
        'BT47',
        [54.993, -7.303],
        20,
        [150, 750],
        'suburb',
        ['the Peace Bridge', 'Ebrington Square', 'St Columb’s Park'],
        { said: 'the Waterside' },
      ),
    ],
  },
]
