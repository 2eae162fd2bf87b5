import { Picture } from '#features/media/public.view.ts';
import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import type { CampaignPicture } from '../campaigns/campaign.ts';
import { type PageAds, type ShownCampaign, type ShownSlot, takesMobilePicture } from '../shown-ads.ts';
import { boxOf } from '../slots/sizes.ts';
import { adsWords } from './ads-words.ts';
import styles from './SlotPart.module.css';

interface SlotProps {
  ads: PageAds;
  place: string;
  language: Language;
  className?: string | undefined;
}

/** A slot, if the page has one at this place. Its room is reserved by the window's width, so that nothing moves. */
export function SlotPart({ ads, place, language, className }: SlotProps) {
  const shown = ads.slots[place];
  if (!shown) return null;
  const isOwn = shown.campaigns.length > 0;
  // With a cap, campaigns can run out on a device.
  const isFixed = shown.slot.fixed && shown.campaigns.some(({ dailyCap }) => dailyCap > 0);
  const { mobile, narrow, desktop } = shown.rooms;
  return (
    <div
      className={classNames(styles.slot, !isOwn && styles.served, className)}
      data-place={place}
      data-room-mobile={mobile}
      data-room-narrow={narrow === desktop ? undefined : narrow}
      data-room-desktop={desktop}
      data-campaigns={isOwn ? '' : undefined}
      data-fixed={isFixed ? '' : undefined}
      data-slot={isOwn ? undefined : JSON.stringify(shown.slot)}
      data-collapsed={!isOwn && shown.slot.loadCollapsed ? '' : undefined}
    >
      {isOwn ? (
        shown.campaigns.map((campaign) => (
          <Campaign
            key={campaign.id}
            campaign={campaign}
            language={language}
            only={onlyWindow(campaign, shown.rooms)}
            isHidden={!firstOf(shown.campaigns).includes(campaign)}
          />
        ))
      ) : (
        <Served language={language} />
      )}
    </div>
  );
}

/** The kind of window in which a campaign has a picture; undefined if the slot exists in no other. */
function onlyWindow(
  { desktop, mobile }: ShownCampaign,
  rooms: ShownSlot['rooms'],
): 'desktop' | 'mobile' | undefined {
  if (desktop && !mobile && rooms.mobile > 0) return 'desktop';
  return mobile && !desktop && rooms.desktop > 0 ? 'mobile' : undefined;
}

/** The first one, and the first of each kind of window. */
function firstOf(campaigns: readonly ShownCampaign[]): (ShownCampaign | undefined)[] {
  return [campaigns[0], campaigns.find(({ desktop }) => desktop), campaigns.find(({ mobile }) => mobile)];
}

/** Empty until the ad server fills it. */
function Served({ language }: { language: Language }) {
  return (
    <>
      <p className={classNames('fine-print', styles.label)}>{adsWords[language].label}</p>
      <div className={styles.room} data-room="" />
    </>
  );
}

interface CampaignProps {
  campaign: ShownCampaign;
  language: Language;
  only: 'desktop' | 'mobile' | undefined;
  /** Only for devices that have shown the ones before it often enough. */
  isHidden: boolean;
}

function Campaign({ campaign, language, only, isHidden }: CampaignProps) {
  const { id, link, label, dailyCap, alt } = campaign;
  // Advertisers write in the paper's language, on English pages, too.
  const lang = language === 'hu' ? undefined : 'hu';
  return (
    <div
      data-campaign={id}
      data-only={only}
      data-cap={dailyCap === 0 ? undefined : dailyCap}
      hidden={isHidden}
    >
      <p className={classNames('fine-print', styles.label)} lang={label === '' ? undefined : lang}>
        {label === '' ? adsWords[language].label : label}
      </p>
      <div className={styles.room}>
        <a
          className={styles.link}
          lang={lang}
          data-swaps={takesMobilePicture(campaign) ? '' : undefined}
          href={link}
          rel="sponsored nofollow noopener"
        >
          {campaign.desktop && (
            <Creative picture={campaign.desktop} alt={alt} name={`ajanlat-${id}`} platform="desktop" />
          )}
          {campaign.mobile && (
            <Creative picture={campaign.mobile} alt={alt} name={`ajanlat-${id}`} platform="mobile" />
          )}
        </a>
      </div>
    </div>
  );
}

interface CreativeProps {
  picture: CampaignPicture;
  alt: string;
  name: string;
  platform: 'desktop' | 'mobile';
}

/** In its own size: narrower only where the window is, and a phone's picture does not exist. */
function Creative({ picture: { size, image }, alt, name, platform }: CreativeProps) {
  const width = boxOf(size)?.width ?? 0;
  return (
    <span className={styles[platform]} data-width={width}>
      <Picture
        image={image}
        alt={alt}
        name={name}
        ratio="full"
        widths={[375, 768, 1200]}
        sizes={`min(${width}px, 100vw)`}
      />
    </span>
  );
}

/** The configuration for the ad server in the browser; nothing on pages that use none. */
export function AdRequestData({ ads }: { ads: PageAds }) {
  return ads.request && <template data-ad-request={JSON.stringify(ads.request)} />;
}
