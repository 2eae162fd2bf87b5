import { pictureAddress } from '../pictures/picture-address.ts';
import { OwnPicture } from './OwnPicture.tsx';

interface ProviderPictureProps {
  /** The provider's URL, which is never linked. */
  url: string | null;
  /** CSS pixels. */
  width: number;
  height?: number;
  shape?: 'round';
}

/** A picture of the provider from our own address. */
export function ProviderPicture({ url, ...look }: ProviderPictureProps) {
  return <OwnPicture src={pictureAddress(url)} {...look} />;
}
