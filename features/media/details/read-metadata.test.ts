import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderDerivative } from '../derivatives/render-derivative.server.ts';
import { readMetadata } from './read-metadata.server.ts';

const blank = () => sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } });

const exif = {
  IFD0: { ImageDescription: 'Alkonyat', Artist: 'Hid Agi', Copyright: 'Lap' },
  IFD2: { DateTimeOriginal: '2026:11:21 16:05:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '47/1 29/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '19/1 2/1 0/1',
  },
};

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="MTI" photoshop:City="Szeged" photoshop:Country="Magyarország"/></rdf:RDF></x:xmpmeta>`;

describe('what is written in a file', () => {
  it('is read as caption, credit, copyright, day and place [PIC-02]', async () => {
    const photo = await blank().withExif(exif).jpeg().toBuffer();
    expect(readMetadata(photo)).toEqual({
      caption: 'Alkonyat',
      credit: 'Hid Agi',
      copyright: 'Lap',
      takenOn: '2026-11-21',
      place: '',
    });
    const agency = await blank().withXmp(xmp).jpeg().toBuffer();
    expect(readMetadata(agency)).toMatchObject({ credit: 'MTI', place: 'Szeged, Magyarország' });
  });

  it('is nothing in a file without it, and no harm in a damaged one [PIC-02]', async () => {
    const empty = { caption: '', credit: '', copyright: '', takenOn: null, place: '' };
    expect(readMetadata(await blank().png().toBuffer())).toEqual(empty);
    expect(readMetadata(Buffer.from('%PDF-1.7'))).toEqual(empty);
  });

  it('is in no derivative that readers get, the position least of all [PIC-02]', async () => {
    const photo = await blank().withExif(exif).withXmp(xmp).jpeg().toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const image = { width: 90, height: 60, focal: { x: 0.5, y: 0.5 }, mime: 'image/jpeg', frames: 1 };
    const size = { name: 'w375', ratio: 'full', width: 375 } as const;
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      const {
        exif: position,
        xmp: texts,
        iptc,
      } = await sharp(await renderDerivative(photo, image, { size, variant: '', format })).metadata();
      expect([position, texts, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });
});
