/**
 * Width and height of a stored video, as read by the browser; the usual ratio for a video that it cannot
 * play.
 */
export async function videoSize(url: string): Promise<{ width: number; height: number }> {
  const video = document.createElement('video');
  const isRead = await new Promise<boolean>((done) => {
    video.addEventListener('loadedmetadata', () => done(true));
    video.addEventListener('error', () => done(false));
    video.preload = 'metadata';
    video.src = url;
  });
  const { videoWidth: width, videoHeight: height } = video;
  return isRead && width > 0 && height > 0 ? { width, height } : { width: 1280, height: 720 };
}
