import { Picture } from '#features/media/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { CampaignPicture } from '../campaigns/campaign.ts';
import type { Platform } from '../campaigns/campaign-fault.ts';
import { campaignWords } from '../pages/campaign-words.ts';
import { boxOf } from '../slots/sizes.ts';
import styles from './CampaignPictures.module.css';

const platforms = ['desktop', 'mobile'] as const;

/** The pictures that a campaign has, not wider than on a page. */
export function CampaignPictures({ pictures }: { pictures: Record<Platform, CampaignPicture | null> }) {
  return (
    <div className={styles.pictures}>
      {platforms.map((platform) => {
        const picture = pictures[platform];
        if (picture === null) return null;
        const { size, image } = picture;
        const width = boxOf(size)?.width ?? 0;
        return (
          <figure key={platform} className={styles.figure} data-width={width}>
            <Picture
              image={image}
              name="kampany"
              ratio="full"
              widths={[375, 768, 1200]}
              sizes={`min(${width}px, 100vw)`}
            />
            <figcaption
              className={classNames('note', styles.caption)}
            >{`${campaignWords.pictures[platform]}, ${size.replace('x', '×')}`}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
