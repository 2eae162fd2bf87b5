/** The field of the profile's form that names one of them. */
export const deviceField = 'push-device';

/** A browser of a reader with an account that gets notifications. */
export interface ReaderDevice {
  id: number;
  /** `Firefox · Linux` */
  name: string;
  createdAt: Date;
  seenAt: Date;
  /** Titles. */
  topics: string[];
}
