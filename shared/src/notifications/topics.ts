/** Live topic of the caller's notifications in the store of the host. */
export const notificationsTopic = 'notifications';
