/** A film that goes on in the corner of the page, from the moment at which it was left [POD-10]. */

export interface PipFilm {
  src: string;
  /** In seconds. */
  at: number;
  title: string;
  poster: string;
  captions: { src: string; language: string; label: string } | null;
}

const event = 'lapzarta:pip';

/** @returns Whether the corner took it. */
export function offerFilm(video: HTMLVideoElement): boolean {
  const [src = ''] = video.src.split('#');
  const track = video.querySelector('track');
  const detail: PipFilm = {
    src,
    at: video.currentTime,
    title: video.dataset.title ?? '',
    poster: video.poster,
    captions: track && { src: track.src, language: track.srclang, label: track.label },
  };
  return !dispatchEvent(new CustomEvent(event, { detail, cancelable: true }));
}

export function takeFilms(take: (film: PipFilm) => void): void {
  addEventListener(event, (offered) => {
    if (!(offered instanceof CustomEvent)) return;
    offered.preventDefault();
    take(offered.detail);
  });
}
