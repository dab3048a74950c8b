import type { FileFolder } from '@hearth/core/file/contract.ts'
import { REFUSALS, tooLarge, UPLOAD_RULES, wrongType } from '@hearth/core/file/uploadRules.ts'
import { chunk, film, page, pdf, picture, png, withComment, zip } from './madeUpFiles.ts'

export interface HostileFile {
  what: string
  bytes: Buffer
  folder: FileFolder
  name: string
  /** The text that the agent reads. */
  refusal: string
}

const text = (content: string) => Buffer.from(content, 'latin1')
const join = (...parts: Buffer[]) => Buffer.concat(parts)
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

/** What nobody should be able to get past an upload, and what is said of each. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await picture().jpeg().toBuffer()
  const pngPicture = await picture().png().toBuffer()
  const webp = await picture().webp().toBuffer()
  const avif = await picture(320, 240).avif({ effort: 0 }).toBuffer()
  const gif = await picture(64, 64).gif().toBuffer()
  const { mostBytes } = UPLOAD_RULES.images
  const isWrong = wrongType('images')
  const { svg, heic, empty, moving, damaged, mixed, tooManyPixels, locked } = REFUSALS
  const of =
    (folder: FileFolder) =>
    (what: string, bytes: Buffer, refusal: string, name = 'front.jpg'): HostileFile => ({
      what,
      bytes,
      folder,
      name,
      refusal,
    })
  const image = of('images')
  const epc = of('epc')
  return [
    image('nothing at all', text(''), empty),
    image('an SVG', text(SVG), svg, 'front.svg'),
    image('an SVG called JPEG', text(SVG), svg),
    image(
      'an SVG behind a comment and a byte order mark',
      text(`\xef\xbb\xbf<?xml version="1.0"?><!-- a --><!DOCTYPE svg>${SVG}`),
      svg,
    ),
    image('a page called JPEG', text('<!doctype html><script>alert(1)</script>'), isWrong),
    image('a script called PNG', text('alert(document.cookie)'), isWrong, 'front.png'),
    image('PHP called JPEG', text('<?php system($_GET["c"]); ?>'), isWrong, 'front.php.jpg'),
    image('a shell script', text('#!/bin/sh\nrm -rf /\n'), isWrong),
    image('a ZIP called JPEG', zip(), isWrong),
    image('a program for Windows', text('MZ\x90\0\x03'), isWrong),
    image('a program for Linux', text('\x7fELF\x02\x01'), isWrong),
    image('a TIFF', text('II*\0\x08\0\0\0'), isWrong),
    image('a BMP', text('BM\x46\0\0\0'), isWrong),
    image('a PSD', text('8BPS\0\x01'), isWrong),
    image('a compressed SVG', text('\x1f\x8b\x08\0'), isWrong, 'front.svgz'),
    image('a film', text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), isWrong),
    image('a HEIC', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), heic, 'front.heic'),
    image('a PDF among the pictures', page(), isWrong),
    image('more bytes than are taken', join(jpeg, Buffer.alloc(mostBytes)), tooLarge('images')),
    epc('PostScript', text('%!PS-Adobe-3.0\n(a) show'), wrongType('epc'), 'epc.pdf'),
    epc('a page called PDF', text('<html><body>%PDF-1.4'), wrongType('epc'), 'epc.pdf'),
    of('import')('a picture to be imported', jpeg, wrongType('import'), 'homes.blm'),
    image('half a JPEG', jpeg.subarray(0, jpeg.length / 2), damaged),
    image('half a PNG', pngPicture.subarray(0, pngPicture.length / 2), damaged),
    image('half a WebP', webp.subarray(0, webp.length / 2), damaged),
    image('half an AVIF', avif.subarray(0, avif.length / 2), damaged),
    image('the head of a JPEG and noise', join(text('\xff\xd8\xff\xe0'), pngPicture), damaged),
    image('a PNG without pixels', png(0, 0, 0), damaged),
    image(
      'a PNG with a wrong sum',
      text(pngPicture.toString('latin1').replace('IDAT', 'IDAX')),
      damaged,
    ),
    image('a flood of 2.5 gigapixels', png(50_000, 50_000, 100), tooManyPixels),
    image('a bomb: 400 megapixels in 49 KB', png(20_000, 20_000, 20_000 * 2501), tooManyPixels),
    image('a JPEG that says 65,000 by 65,000', enlarged(jpeg), tooManyPixels),
    image('the head of a GIF and noise', join(gif.subarray(0, 6), pngPicture), damaged),
    image('a moving GIF', await film('gif'), moving, 'front.gif'),
    image('a moving WebP', await film('webp'), moving, 'front.webp'),
    image(
      'a moving PNG',
      png(8, 8, 16, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
      moving,
    ),
    image('a moving AVIF', text(avif.toString('latin1').replace('ftypavif', 'ftypavis')), moving),
    image('a JPEG that is a ZIP', join(jpeg, zip()), mixed),
    image('a PNG that is a ZIP', join(pngPicture, zip()), mixed),
    image('a JPEG that is a RAR', join(jpeg, text('Rar!\x1a\x07\0')), mixed),
    image('a JPEG that is a PDF', withComment(jpeg, '%PDF-1.4 1 0 obj'), mixed),
    image('a JPEG that is a page', withComment(jpeg, '<html><script>alert(1)</script>'), mixed),
    image(
      'a PNG with PHP in its words',
      png(8, 8, 16, chunk('tEXt', text('c\0<?php eval($_GET[0]); ?>'))),
      mixed,
    ),
    image(
      'a GIF that is a script',
      join(text('GIF89a/*'), gif.subarray(8), text('*/=1;alert(1)')),
      mixed,
    ),
    image(
      'a JPEG that is a script',
      join(text('\xff\xd8\xff\xe0/*'), jpeg.subarray(6), text('*/=alert(1)')),
      mixed,
    ),
    epc('a PDF that is a ZIP', join(page(), zip()), mixed, 'epc.pdf'),
    epc('a PDF of noise', text(`%PDF-1.7\n${'x'.repeat(5000)}`), damaged, 'epc.pdf'),
    epc(
      'a PDF without pages',
      pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
      damaged,
      'epc.pdf',
    ),
    epc('a PDF a hair high and miles wide', page('0 0 9999999 1'), damaged, 'epc.pdf'),
    epc('a PDF with a password', page('0 0 595 842', LOCK), locked, 'epc.pdf'),
  ]
}

const LOCK = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`

/** The same bytes with another size in the frame's header. */
function enlarged(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(65_000, frame + 5)
  copy.writeUInt16BE(65_000, frame + 7)
  return copy
}
