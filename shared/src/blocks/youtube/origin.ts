/** Origin of YouTube's player, which sets no cookie before the video plays. */
export const youtubeOrigin = 'https://www.youtube-nocookie.com';
