/** RTM-012: the live topic of what whoever listens is told in the store of the host. */
export const notificationsTopic = 'notifications';
