/** Where YouTube's player comes from, which sets no cookie before its film plays. */
export const youtubeOrigin = 'https://www.youtube-nocookie.com';
